//! `fabula serve`: hosts tables until it is told to stop.

use std::fmt::Write;
use std::io::{self, IsTerminal};
use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use fabula_deck::Manifest;
use fabula_journal::{Journal, Observer, Settings, Sqlite};
use fabula_server::metrics::Metrics;
use fabula_server::options::{Limits, Options, Pace, Patience};
use fabula_server::shelf::Shelf;
use fabula_server::{Server, Stop, library};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tokio::net::TcpListener;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::cli::{LogFormat, Serve};
use crate::print::print;

/// The database's name in the data folder.
pub const DATABASE: &str = "fabula.db";

/// Cards of the plain deck.
const PLAIN_CARDS: usize = 84;

/// Serves.
pub fn run(args: &Serve) -> Result<ExitCode> {
    log(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(serve(args))?;
    Ok(ExitCode::SUCCESS)
}

fn log(args: &Serve) -> Result<()> {
    let filter = EnvFilter::try_new(&args.log).context("--log")?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        // If nobody reads the log, that is no reason to stop playing.
        .log_internal_errors(false);
    match args.log_format {
        LogFormat::Text => log.with_ansi(io::stderr().is_terminal()).init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}

fn options(args: &Serve) -> Options {
    let seconds = |n: u32| Duration::from_secs(n.into());
    Options {
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        limits: Limits {
            message_bytes: args.message_bytes as usize,
            messages_per_second: args.messages_per_second,
            message_burst: args.message_burst,
            requests_per_second: args.requests_per_second,
            request_burst: args.request_burst,
            sockets: args.sockets as usize,
            visits: args.visits as usize,
            tables_per_hour: args.tables_per_hour,
            guesses_per_minute: args.guesses_per_minute,
            guess_burst: args.guesses,
            talk_per_minute: args.talk_per_minute,
            talk_burst: args.talk_burst,
        },
        patience: Patience {
            away: seconds(args.away_after),
            host: seconds(args.host_after),
            stand_in: seconds(args.stand_in_after),
            restart: seconds(args.restart_grace),
            idle: seconds(args.idle_after),
            expiry: seconds(args.expire_days) * 24 * 60 * 60,
            request: seconds(args.agent_after),
            ping: seconds(args.ping_every),
            silence: seconds(args.dead_after),
            write: seconds(args.slow_after),
            poll: seconds(args.poll_wait),
        },
        pace: Pace {
            think: (args.bot_think.0, args.bot_think.1),
            claim: (args.bot_claim.0, args.bot_claim.1),
        },
        ..Options::default()
    }
}

async fn serve(args: &Serve) -> Result<()> {
    // Before anything else: an import may take a while.
    let signals = Signals::new()?;
    let mut options = options(args);
    let metrics = Metrics::default();
    let data = &args.data;
    std::fs::create_dir_all(data).with_context(|| format!("cannot make {}", data.display()))?;
    let (time, counted) = (options.time.clone(), metrics.clone());
    let journal = Sqlite::open_with(
        data.join(DATABASE),
        Settings {
            clock: Arc::new(move || time.now()),
            observer: Some(observer(counted)),
        },
    )?;
    // Bound first: if somebody else listens there, nothing has to be prepared.
    let listener = TcpListener::bind(args.listen)
        .await
        .with_context(|| format!("cannot listen on {}", args.listen))?;
    let shelf = shelf(args, &journal).await?;
    let addresses = Addresses::new(args, listener.local_addr()?);
    options.network_url = addresses.network.as_ref().and_then(|url| url.parse().ok());
    let server = Server::new(Arc::new(journal), shelf, options, metrics);
    tokio::spawn(stop_on_signal(signals, server.stop()));
    print(&greeting(&addresses))?;
    server.serve(listener).await?;
    tracing::info!("stopped");
    Ok(())
}

fn observer(metrics: Metrics) -> Observer {
    Arc::new(move |commit| metrics.committed(commit.jobs, commit.took, commit.ok))
}

/// The decks on offer: the one that comes with the program, and whatever else was asked for.
async fn shelf(args: &Serve, journal: &dyn Journal) -> Result<Shelf> {
    let mut manifests: Vec<Manifest> = Vec::new();
    let lanterns = tokio::task::spawn_blocking(fabula_deck::lanterns).await??;
    manifests.push(library::keep(journal, lanterns).await?);
    if let Some(decks) = &args.decks {
        let cache = args.data.join("decks");
        manifests.extend(library::shelve(journal, decks, &cache).await?);
    }
    if args.plain_deck {
        let plain = tokio::task::spawn_blocking(|| fabula_deck::plain(PLAIN_CARDS)).await??;
        manifests.push(library::keep(journal, plain).await?);
    }
    Ok(Shelf::new(manifests))
}

/// Where the server can be reached.
struct Addresses {
    local: String,
    network: Option<String>,
    public: Option<String>,
}

impl Addresses {
    fn new(args: &Serve, address: SocketAddr) -> Addresses {
        let port = address.port();
        let here = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, port));
        let everywhere = address.ip().is_unspecified();
        let network = everywhere.then(local_ip_address::local_ip);
        Addresses {
            local: match everywhere {
                true => format!("http://localhost:{port}"),
                false => here(address.ip()),
            },
            network: network.and_then(Result::ok).map(here),
            public: args.public_url.as_ref().map(ToString::to_string),
        }
    }
}

/// Where to go, in words and as a picture to be scanned.
fn greeting(addresses: &Addresses) -> String {
    let Addresses {
        local,
        network,
        public,
    } = addresses;
    let mut text = format!("Fabula is ready.\n\n  On this computer   {local}\n");
    // Writing to a string cannot fail.
    if let Some(network) = network {
        let _ = writeln!(text, "  On your network    {network}");
    }
    if let Some(public) = public {
        let _ = writeln!(text, "  For everybody      {public}");
    }
    let best = public.as_ref().or(network.as_ref()).unwrap_or(local);
    if io::stdout().is_terminal()
        && let Ok(code) = QrCode::new(best)
    {
        let picture = code.render::<Dense1x2>().quiet_zone(true).build();
        text.push('\n');
        for line in picture.lines() {
            // Black on white, whatever the terminal's colours are: not every phone reads the opposite.
            let _ = writeln!(text, "\x1b[38;5;16;48;5;231m{line}\x1b[0m");
        }
    }
    text.push_str("\nCtrl-C stops it; nothing is lost.\n");
    text
}

/// How the program is asked to stop.
struct Signals {
    interrupt: Signal,
    terminate: Signal,
}

impl Signals {
    /// Listens from now on.
    fn new() -> io::Result<Signals> {
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

async fn stop_on_signal(mut signals: Signals, stop: Stop) {
    signals.next().await;
    stop.now();
    tracing::info!("stopping: connections are told, and come back");
    // Who asks twice means it. What was acknowledged is on the disk.
    signals.next().await;
    std::process::exit(130);
}
