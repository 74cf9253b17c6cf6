//! Sockets that do not read, do not answer, or break the protocol.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use fabula_room::{HostCommand, TableSettingsChange};
use fabula_rules::Preset;
use fabula_server::identity::Secret;
use fabula_server::protocol::{PROTOCOL, ToServer};
use fabula_server::table::Presence;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

use super::all_is_well;
use crate::support::{Client, TestServer, presence, preset, secret, table_of};

/// A connection by hand, which does only what a test tells it to.
struct RawSocket {
    stream: TcpStream,
}

impl RawSocket {
    async fn dial(server: &TestServer, who: &Secret) -> RawSocket {
        let socket = TcpSocket::new_v4().expect("a socket");
        // Little is read ahead by the system.
        socket.set_recv_buffer_size(4_096).expect("a size");
        let address: SocketAddr = server.address;
        let mut stream = socket.connect(address).await.expect("a connection");
        let request = format!(
            "GET /api/socket HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: fabula={}\r\n\r\n",
            who.reveal()
        );
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(stream.read_u8().await.expect("an answer"));
        }
        let answer = String::from_utf8(answer).expect("text");
        assert!(answer.starts_with("HTTP/1.1 101 "), "{answer}");
        RawSocket { stream }
    }

    /// Sends a frame, whole and masked with nothing.
    async fn send(&mut self, opcode: u8, payload: &[u8]) {
        let mut frame = vec![0x80 | opcode];
        match payload.len() {
            n if n < 126 => frame.push(0x80 | n as u8),
            n => {
                frame.push(0x80 | 126);
                frame.extend((n as u16).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(payload);
        // A connection that has ended shows when it is read from.
        let _ = self.stream.write_all(&frame).await;
    }

    async fn hello(server: &TestServer, who: &Secret, code: &str) -> RawSocket {
        let mut raw = RawSocket::dial(server, who).await;
        let hello = json!({ "type": "hello", "version": PROTOCOL, "table": code });
        raw.send(1, hello.to_string().as_bytes()).await;
        raw
    }

    /// Reads whatever comes, until the connection has ended.
    async fn read_to_the_end(&mut self) -> usize {
        let (mut buffer, mut read) = ([0; 65_536], 0);
        let reading = async {
            while let Ok(n @ 1..) = self.stream.read(&mut buffer).await {
                read += n;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), reading)
            .await
            .expect("it ends in time");
        read
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_delays_nobody_and_is_dropped() {
    let timeouts = Duration::from_secs(3);
    let server = TestServer::with(|options| {
        options.timeouts.write = timeouts;
        options.timeouts.silence = Duration::from_secs(600);
        options.timeouts.ping = Duration::from_secs(600);
        options.limits.messages_per_second = 1_000_000;
        options.limits.message_burst = 1_000_000;
    })
    .await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Odyssey)).await;
    for _ in 0..9 {
        clients[0].must(HostCommand::ADD_ANY_BOT).await;
    }
    let mut slow_one = clients.pop().expect("three");
    let slow = slow_one.you.expect("somebody");
    slow_one.send_raw(Message::Close(None)).await;
    slow_one.end().await;
    clients[0]
        .until(|s| presence(s, slow) == Some(Presence::Away))
        .await;
    let mut raw = RawSocket::hello(&server, &secret(3), &code).await;
    clients[0]
        .until(|s| presence(s, slow) == Some(Presence::Connected))
        .await;

    // The others look away and back, and each time everybody is shown the table anew.
    let busy = clients[1].you.expect("somebody");
    let (mut slowest, mut shown) = (Duration::ZERO, 0);
    let begun = Instant::now();
    while presence(clients[0].state(), slow) == Some(Presence::Connected) {
        assert!(begun.elapsed() < Duration::from_secs(25), "after {shown}");
        let away = shown % 2 == 0;
        let (asked, look) = (
            Instant::now(),
            if away {
                Presence::Away
            } else {
                Presence::Connected
            },
        );
        clients[1].send(&ToServer::Away { away }).await;
        for client in &mut clients {
            client.until(|s| presence(s, busy) == Some(look)).await;
        }
        slowest = slowest.max(asked.elapsed());
        shown += 1;
    }
    assert!(slowest < timeouts, "somebody waited for {slowest:?}");
    assert!(shown > 50, "it had its chance");
    // Whatever it would read now, it finds the end.
    raw.read_to_the_end().await;
    all_is_well(&mut clients).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_answers_no_ping_is_noticed() {
    let server = TestServer::with(|options| {
        options.timeouts.ping = Duration::from_millis(300);
        options.timeouts.silence = Duration::from_secs(1);
    })
    .await;
    let code = server
        .create(&secret(1), "Anna", TableSettingsChange::default())
        .await;
    let mut anna = Client::join(&server, &secret(1), &code).await;
    let mut raw = RawSocket::hello(&server, &secret(2), &code).await;
    anna.until(|s| s.watching == 1).await;
    let sit = json!({
        "type": "do", "id": "00".repeat(16), "command": { "type": "sit", "name": "Boris" },
    });
    raw.send(1, sit.to_string().as_bytes()).await;
    let begun = Instant::now();
    anna.until(|s| s.table.players.len() == 2).await;
    let boris = anna.table().players[1].id;
    assert_eq!(anna.presence_of(boris), Some(Presence::Connected));
    // Who reads, answers, and stays; who only reads does not.
    anna.until(|s| presence(s, boris) == Some(Presence::Away))
        .await;
    assert!(begun.elapsed() > Duration::from_millis(700));
    raw.read_to_the_end().await;
    server.advance(Duration::from_secs(20));
    anna.until(|s| presence(s, boris) == Some(Presence::Gone))
        .await;
    all_is_well(&mut [anna]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_no_client_may_send_end_only_their_own_connection() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let frames: [(u8, &[u8]); 5] = [
        (1, &[0xFF, 0xFE, 0xC0]),
        (0, b"a continuation of nothing"),
        (3, b"no such opcode"),
        (8, &[0xFF]),
        (9, &[0; 200]),
    ];
    for (opcode, payload) in frames {
        let mut raw = RawSocket::hello(&server, &secret(2), &code).await;
        raw.send(opcode, payload).await;
        raw.read_to_the_end().await;
        all_is_well(&mut clients).await;
    }
    // Cut off in the middle of a frame.
    let mut raw = RawSocket::hello(&server, &secret(2), &code).await;
    raw.stream.write_all(&[0x81, 0xFE]).await.expect("sent");
    drop(raw);
    all_is_well(&mut clients).await;
}
