//! Who may ask how often.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use fabula_ids::PlayerId;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

use crate::options::Limits;
use crate::time::Time;

type Keyed<K> = RateLimiter<K, DashMapStateStore<K>, LimiterClock, NoOpMiddleware<Duration>>;

/// One connection's allowance.
pub type Allowance = RateLimiter<NotKeyed, InMemoryState, LimiterClock, NoOpMiddleware<Duration>>;

/// The server's time, since 1970, as allowances read it.
#[derive(Clone)]
pub struct LimiterClock(Arc<dyn Time>);

impl Clock for LimiterClock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        Duration::from_millis(self.0.now().unsigned_abs())
    }
}

/// All allowances of a server.
pub struct RateLimits {
    guesses: Keyed<IpAddr>,
    /// Addresses that guessed too often, and until when they may not guess at all: or a right guess would
    /// still tell.
    shut: Mutex<HashMap<IpAddr, Duration>>,
    tables: Keyed<IpAddr>,
    requests: Keyed<IpAddr>,
    /// Open sockets.
    sockets: Mutex<HashMap<IpAddr, usize>>,
    most_sockets: usize,
    talk: Keyed<PlayerId>,
    clock: LimiterClock,
}

/// A quota is at least one: a limit of nothing would be a door nailed shut.
fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

fn keyed<K: Hash + Eq + Clone>(quota: Quota, clock: &LimiterClock) -> Keyed<K> {
    RateLimiter::dashmap_with_clock(quota, clock.clone())
}

impl RateLimits {
    /// Allowances by these limits.
    pub fn new(limits: &Limits, time: Arc<dyn Time>) -> RateLimits {
        let clock = LimiterClock(time);
        let guesses = Quota::per_minute(at_least_one(limits.guesses_per_minute));
        let talk = Quota::per_minute(at_least_one(limits.talk_per_minute));
        let requests = Quota::per_second(at_least_one(limits.requests_per_second));
        RateLimits {
            guesses: keyed(
                guesses.allow_burst(at_least_one(limits.guess_burst)),
                &clock,
            ),
            shut: Mutex::default(),
            requests: keyed(
                requests.allow_burst(at_least_one(limits.request_burst)),
                &clock,
            ),
            sockets: Mutex::default(),
            most_sockets: limits.sockets as usize,
            tables: keyed(
                Quota::per_hour(at_least_one(limits.tables_per_hour)),
                &clock,
            ),
            talk: keyed(talk.allow_burst(at_least_one(limits.talk_burst)), &clock),
            clock,
        }
    }

    fn shut(&self) -> MutexGuard<'_, HashMap<IpAddr, Duration>> {
        self.shut.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether an address may try a code.
    pub fn may_guess(&self, address: IpAddr) -> bool {
        let until = self.shut().get(&neighbourhood(address)).copied();
        until.is_none_or(|until| until <= self.clock.now())
    }

    /// Notes a wrong code.
    pub fn guessed_wrong(&self, address: IpAddr) {
        let address = neighbourhood(address);
        if let Err(until) = self.guesses.check_key(&address) {
            self.shut().insert(address, until.earliest_possible());
        }
    }

    /// Whether an address may open another table.
    pub fn table(&self, address: IpAddr) -> bool {
        self.tables.check_key(&neighbourhood(address)).is_ok()
    }

    /// Whether an address may ask for something more.
    pub fn request(&self, address: IpAddr) -> bool {
        self.requests.check_key(&neighbourhood(address)).is_ok()
    }

    fn sockets(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more socket of an address, if there is one, for as long as it is held.
    pub fn socket(self: &Arc<Self>, address: IpAddr) -> Option<SocketPlace> {
        let address = neighbourhood(address);
        let mut sockets = self.sockets();
        let open = sockets.entry(address).or_default();
        if *open >= self.most_sockets {
            return None;
        }
        *open += 1;
        let limits = self.clone();
        Some(SocketPlace { limits, address })
    }

    /// Whether a player may say something more.
    pub fn talk(&self, player: PlayerId) -> bool {
        self.talk.check_key(&player).is_ok()
    }

    /// Forgets those who have not asked for long.
    pub fn tidy(&self) {
        let now = self.clock.now();
        self.shut().retain(|_, until| *until > now);
        self.guesses.retain_recent();
        self.tables.retain_recent();
        self.requests.retain_recent();
        self.talk.retain_recent();
    }
}

/// One socket's place.
pub struct SocketPlace {
    limits: Arc<RateLimits>,
    address: IpAddr,
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut sockets = self.limits.sockets();
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// A connection's allowance.
pub fn allowance(limits: &Limits, time: Arc<dyn Time>) -> Allowance {
    let quota = Quota::per_second(at_least_one(limits.messages_per_second));
    let quota = quota.allow_burst(at_least_one(limits.message_burst));
    RateLimiter::direct_with_clock(quota, LimiterClock(time))
}

/// What counts as one address: with IPv6 a whole household's network, or anybody could have billions.
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => {
            let mut segments = v6.segments();
            segments[4..].fill(0);
            IpAddr::V6(segments.into())
        }
    }
}
