//! `fabula serve`: hosts tables until it is told to stop.

use std::fmt::Write;
use std::io::{self, IsTerminal};
use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result};
use fabula_deck::Manifest;
use fabula_journal::{Journal, Observer, Settings, Sqlite};
use fabula_server::decks::{self, DeckCatalogue};
use fabula_server::metrics::Metrics;
use fabula_server::minds::{VisionMinds, VisionModel};
use fabula_server::{Options, Server, Stop};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tokio::net::TcpListener;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::cli::print::print;
use crate::cli::{LogFormat, Serve};

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
    let usual = Options::default();
    let vision = args.vision.model();
    Options {
        vision: vision.as_ref().map(VisionModel::offer),
        minds: match vision {
            Some(model) => Arc::new(VisionMinds::new(model, usual.minds.clone())),
            None => usual.minds.clone(),
        },
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        withhold_descriptions: args.withhold_descriptions,
        limits: args.limits.clone(),
        timeouts: args.timeouts.clone(),
        pace: args.pace.clone(),
        ..usual
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
    let catalogue = catalogue(args, &journal).await?;
    let addresses = Addresses::new(args, listener.local_addr()?);
    options.network_url = addresses.network.as_ref().and_then(|url| url.parse().ok());
    let server = Server::new(Arc::new(journal), catalogue, options, metrics);
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
async fn catalogue(args: &Serve, journal: &dyn Journal) -> Result<DeckCatalogue> {
    let mut manifests: Vec<Manifest> = Vec::new();
    let lanterns = tokio::task::spawn_blocking(fabula_deck::lanterns).await??;
    manifests.push(decks::store(journal, lanterns).await?);
    if let Some(decks) = &args.decks {
        let cache = args.data.join("decks");
        manifests.extend(decks::import_all(journal, decks, &cache).await?);
    }
    if args.plain_deck {
        let plain = tokio::task::spawn_blocking(|| fabula_deck::plain(PLAIN_CARDS)).await??;
        manifests.push(decks::store(journal, plain).await?);
    }
    Ok(DeckCatalogue::new(manifests))
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
        let network = everywhere.then(network_address).flatten();
        Addresses {
            local: match everywhere {
                true => format!("http://localhost:{port}"),
                false => here(address.ip()),
            },
            network: network.map(here),
            public: args.public_url.as_ref().map(ToString::to_string),
        }
    }
}

/// This computer's address in its network. IPv4 first: it is what people can type.
fn network_address() -> Option<IpAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let mut outside: Vec<IpAddr> = all
        .iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(|interface| interface.ip())
        .collect();
    outside.sort_by_key(IpAddr::is_ipv6);
    outside.first().copied()
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
