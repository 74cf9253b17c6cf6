//! All tables of a server: opened, found by their code, loaded into memory and let go.
//!
//! Whoever wants something of a table asks here: a table whose task has just ended is looked up again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fabula_ids::{EntryId, PlayerId, RoomId};
use fabula_journal::{Append, JournalError};
use fabula_room::{Album, BrokenLog, Environment, NewRoom, Request, Room, RoomEvent};
use fabula_rules::{ActionId, Seat, Seed};
use tokio::sync::OnceCell;

use super::handle::{Closed, TableMessage};
use super::task::load;
use super::{ListedTable, Reaction, Services, TableConnection, TableHandle};
use crate::identity::Secret;
use crate::problem::Problem;

/// The shortest code, in digits.
const SHORTEST_CODE: u32 = 6;

/// The longest code, in digits.
pub const LONGEST_CODE: u32 = 18;

/// Of so many possible codes at most one is in use, so that guessing does not pay.
const CODES_PER_TABLE: u64 = 10_000;

/// How often a new table looks for a free code. One in ten thousand is in use, so once is nearly always
/// enough.
const TRIES: usize = 20;

/// The most tables on the public list.
const MOST_LISTED: u32 = 100;

/// How often a table whose task has ended is looked up again.
const LOOK_UPS: usize = 3;

type Slot = Arc<OnceCell<TableHandle>>;

/// The tables.
pub struct TableRegistry {
    services: Arc<Services>,
    /// Those in memory, by code.
    live: Arc<Mutex<HashMap<String, Slot>>>,
}

/// A journal that does not answer, as those who ask are told.
pub fn unavailable(error: JournalError) -> Problem {
    match error {
        JournalError::NoSuchRoom => Problem::NoSuchTable,
        error => {
            tracing::warn!(%error, "the journal does not answer");
            Problem::Unavailable
        }
    }
}

fn lock(live: &Mutex<HashMap<String, Slot>>) -> MutexGuard<'_, HashMap<String, Slot>> {
    live.lock().unwrap_or_else(PoisonError::into_inner)
}

impl TableRegistry {
    /// No table is in memory yet.
    pub fn new(services: Arc<Services>) -> TableRegistry {
        TableRegistry {
            services,
            live: Arc::default(),
        }
    }

    /// Opens a table, and gives its code when it is durable. Asked again under the same name, it is the same
    /// table.
    pub async fn create(
        &self,
        secret: &Secret,
        id: Option<ActionId>,
        new: &NewRoom<'_>,
    ) -> Result<String, Problem> {
        self.services.check(new.change)?;
        let options = &self.services.options;
        let journal = &self.services.journal;
        let id = id.unwrap_or_else(|| ActionId(u128::from_be_bytes(options.random())));
        let room = secret.room(id);
        let opened = journal.read(room, 0).await.map_err(unavailable)?;
        if !opened.is_empty() {
            let code = journal.code_of(room).await.map_err(unavailable)?;
            return code.ok_or(Problem::NoSuchTable);
        }
        let by = secret.player(room);
        let environment = Environment {
            now: options.time.now(),
            seed: Seed(options.random()),
            decks: self.services.catalogue.offered(),
        };
        let event = Room::create(room, by, id, new, &environment)?;
        let bytes = serde_json::to_vec(&event).map_err(|_| Problem::Unavailable)?;
        let code = self.claim_code(room).await?;
        let entry = EntryId(id.0.to_be_bytes());
        match journal.append(room, 0, entry, bytes.into()).await {
            Append::Appended { .. } => {
                self.services.metrics.appended(&event);
                Ok(code)
            }
            // The same request came twice at once; both have claimed a code, and the later claim holds.
            Append::AlreadyThere { .. } => {
                let code = journal.code_of(room).await.map_err(unavailable)?;
                code.ok_or(Problem::Unavailable)
            }
            other => {
                tracing::warn!(?other, "a table could not be opened");
                Err(Problem::Unavailable)
            }
        }
    }

    async fn claim_code(&self, room: RoomId) -> Result<String, Problem> {
        let journal = &self.services.journal;
        let in_use = journal.codes_in_use().await.map_err(unavailable)?;
        let digits = code_length(in_use + 1);
        for _ in 0..TRIES {
            let random = u128::from_be_bytes(self.services.options.random());
            // The remainder of 128 random bits favours no code by more than one in 10²⁰.
            let code = random % 10u128.pow(digits);
            let code = format!("{code:0width$}", width = digits as usize);
            if journal.claim_code(room, &code).await.map_err(unavailable)? {
                return Ok(code);
            }
        }
        Err(Problem::Unavailable)
    }

    /// The table with this code, if it is in memory.
    pub fn loaded(&self, code: &str) -> Option<TableHandle> {
        let live = lock(&self.live);
        let table = live.get(code)?.get()?;
        (!table.is_closed()).then(|| table.clone())
    }

    /// The table with this code, loaded into memory if it was not.
    pub async fn find(&self, code: &str) -> Result<TableHandle, Problem> {
        if let Some(table) = self.loaded(code) {
            return Ok(table);
        }
        let journal = &self.services.journal;
        let room = journal.find_code(code).await.map_err(unavailable)?;
        let room = room.ok_or(Problem::NoSuchTable)?;
        let slot = {
            let mut live = lock(&self.live);
            let slot = live.entry(code.to_owned()).or_default();
            if slot.get().is_some_and(TableHandle::is_closed) {
                // Its task has ended and is about to say so.
                *slot = Slot::default();
            }
            slot.clone()
        };
        let loaded = slot
            .get_or_try_init(|| {
                let (live, slot, code) = (self.live.clone(), slot.clone(), code.to_owned());
                let name = Arc::from(code.as_str());
                load(self.services.clone(), room, name, move || {
                    let mut live = lock(&live);
                    if live.get(&code).is_some_and(|s| Arc::ptr_eq(s, &slot)) {
                        live.remove(&code);
                    }
                })
            })
            .await;
        match loaded {
            Ok(table) => Ok(table.clone()),
            Err(error) => {
                tracing::warn!(code, %error, "a table cannot be loaded");
                Err(error.problem())
            }
        }
    }

    /// Sends a message to a table's task and waits for the answer; if the task has ended, to the next one.
    async fn call<T, F: Future<Output = Result<T, Closed>>>(
        &self,
        mut table: TableHandle,
        call: impl Fn(TableHandle) -> F,
    ) -> Result<T, Problem> {
        for _ in 0..LOOK_UPS {
            match call(table.clone()).await {
                Ok(answer) => return Ok(answer),
                Err(Closed) => table = self.find(table.code()).await?,
            }
        }
        Err(Problem::Unavailable)
    }

    /// Asks a table for something; gives its place in the log when it is durable.
    pub async fn submit(&self, table: TableHandle, request: Request) -> Result<u64, Problem> {
        let submit = |table: TableHandle| {
            let request = Box::new(request.clone());
            async move {
                table
                    .call(|answer| TableMessage::Request { request, answer })
                    .await
            }
        };
        self.call(table, submit).await?
    }

    /// Lets a player use a recording that was stored as a clue.
    pub async fn add_sound(
        &self,
        table: TableHandle,
        player: PlayerId,
        id: ActionId,
        sound: &str,
    ) -> Result<u64, Problem> {
        let add = |table: TableHandle| async move {
            let sound = sound.to_owned();
            let message = |answer| TableMessage::AddSound {
                player,
                id,
                sound,
                answer,
            };
            table.call(message).await
        };
        self.call(table, add).await?
    }

    /// Connects to a table: somebody's device, or a screen in the room.
    pub async fn connect(
        &self,
        table: TableHandle,
        player: Option<PlayerId>,
        screen: bool,
    ) -> Result<TableConnection, Problem> {
        let connect = |table: TableHandle| async move { table.connect(player, screen).await };
        let connection = self.call(table, connect).await?;
        connection.ok_or(Problem::TooManyConnections)
    }

    /// Whether somebody is connected to a table, with or without a place.
    pub async fn is_connected(
        &self,
        table: TableHandle,
        player: PlayerId,
    ) -> Result<bool, Problem> {
        let message = |answer| TableMessage::IsConnected { player, answer };
        let ask = |table: TableHandle| async move { table.call(message).await };
        self.call(table, ask).await
    }

    /// Notes that somebody without a connection is at a table.
    pub async fn note_activity(&self, table: TableHandle, player: PlayerId) -> Result<(), Problem> {
        let message = |answer| TableMessage::NoteActivity { player, answer };
        let note = |table: TableHandle| async move { table.call(message).await };
        self.call(table, note).await
    }

    /// Says something at a table; gives the line's number.
    pub async fn say(
        &self,
        table: TableHandle,
        player: PlayerId,
        text: &str,
    ) -> Result<u64, Problem> {
        let say = |table: TableHandle| async move {
            let text = text.to_owned();
            let message = |answer| TableMessage::Say {
                player,
                text,
                answer,
            };
            table.call(message).await
        };
        self.call(table, say).await?
    }

    /// Shows a reaction.
    pub async fn react(
        &self,
        table: TableHandle,
        player: PlayerId,
        reaction: Reaction,
    ) -> Result<(), Problem> {
        let message = |answer| TableMessage::React {
            player,
            reaction,
            answer,
        };
        let react = |table: TableHandle| async move { table.call(message).await };
        self.call(table, react).await?
    }

    /// Holds the points of a round for somebody, or lets go of them.
    pub async fn hold(
        &self,
        table: TableHandle,
        player: PlayerId,
        hold: bool,
    ) -> Result<(), Problem> {
        let message = move |answer| TableMessage::Hold {
            player,
            hold,
            answer,
        };
        let ask = |table: TableHandle| async move { table.call(message).await };
        self.call(table, ask).await?
    }

    /// Somebody says which of two partners gives.
    pub async fn wish_giver(
        &self,
        table: TableHandle,
        player: PlayerId,
        gives: Seat,
    ) -> Result<(), Problem> {
        let message = move |answer| TableMessage::WishGiver {
            player,
            gives,
            answer,
        };
        let ask = |table: TableHandle| async move { table.call(message).await };
        self.call(table, ask).await?
    }

    /// Notes all rooms in memory as in use.
    pub async fn touch_all(&self) {
        let tables: Vec<TableHandle> = lock(&self.live)
            .values()
            .filter_map(|s| s.get().cloned())
            .collect();
        for table in tables {
            let room = table.snapshot().room.id();
            if let Err(error) = self.services.journal.touch(room).await {
                tracing::warn!(%error, "a room could not be noted as in use");
            }
        }
    }

    /// The public list.
    pub async fn listed(&self) -> Result<Vec<ListedTable>, Problem> {
        let announced = self.services.journal.announced(MOST_LISTED).await;
        let now = self.services.options.time.now();
        let read = |(_, bytes): (RoomId, bytes::Bytes)| ListedTable::from_bytes(&bytes, now);
        let announced = announced.map_err(unavailable)?;
        Ok(announced.into_iter().filter_map(read).collect())
    }

    /// All that happened in a room.
    pub async fn events(&self, room: RoomId) -> Result<Vec<RoomEvent>, Problem> {
        let entries = self.services.journal.read(room, 0).await;
        let entries = entries.map_err(unavailable)?;
        let read = tokio::task::spawn_blocking(move || {
            let events = entries.iter().map(|e| serde_json::from_slice(&e.bytes));
            events.collect::<Result<_, serde_json::Error>>()
        });
        let read = read.await.map_err(|_| Problem::TableUnreadable)?;
        read.map_err(|_| Problem::TableUnreadable)
    }

    /// The album of a room.
    pub async fn album(&self, room: RoomId) -> Result<Album, Problem> {
        let events = self.events(room).await?;
        // A long evening is a lot to read: not on a thread that serves others.
        let told = tokio::task::spawn_blocking(move || album(room, &events)).await;
        told.map_err(|_| Problem::TableUnreadable)?
            .map_err(|_| Problem::TableUnreadable)
    }
}

fn album(id: RoomId, events: &[RoomEvent]) -> Result<Album, BrokenLog> {
    let mut album = Album::default();
    let Some((first, rest)) = events.split_first() else {
        return Ok(album);
    };
    // Albums know no time.
    let mut room = Room::open(id, first, 0)?;
    album.add(&room, first);
    for event in rest {
        room.apply(event, 0)?;
        album.add(&room, event);
    }
    Ok(album)
}

/// How many digits a code needs when so many are in use.
fn code_length(in_use: u64) -> u32 {
    let mut digits = SHORTEST_CODE;
    while in_use.saturating_mul(CODES_PER_TABLE) > 10u64.saturating_pow(digits)
        && digits < LONGEST_CODE
    {
        digits += 1;
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::code_length;

    #[test]
    fn of_ten_thousand_codes_at_most_one_is_in_use() {
        let cases = [
            (1, 6),
            (100, 6),
            (101, 7),
            (1_000, 7),
            (1_001, 8),
            (u64::MAX, 18),
        ];
        for (in_use, digits) in cases {
            assert_eq!(code_length(in_use), digits, "{in_use}");
        }
    }
}
