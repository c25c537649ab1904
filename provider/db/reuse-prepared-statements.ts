import { type PGlite, protocol } from "@electric-sql/pglite";

type ProtocolReply = Awaited<ReturnType<PGlite["execProtocolStream"]>>;
type Statement = { text: string; name: string; described?: ProtocolReply };

const maxStatements = 100;
/** A longer one brings its rows with it, and hardly ever comes again. */
const maxBytes = 16_384;
const [parse, describe, bind] = ["P", "D", "B"].map((kind) => kind.charCodeAt(0));
/** Kind, length, and the empty names of portal and statement. */
const bindHead = 7;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Lets PGlite keep the statements that it ran most lately, parsed and planned, as a server's driver does with
 * named ones; PGlite itself parses and plans each anew. PGlite sends one message after the other under its own
 * lock, so those of a statement follow each other here.
 */
export function reusePreparedStatements(client: PGlite): void {
  const send = client.execProtocolStream.bind(client);
  const saved = new Map<string, Statement>();
  const unwanted: Statement[] = [];
  let made = 0;
  let current: Statement | undefined;
  client.execProtocolStream = async (message, options) => {
    const [kind] = message;
    if (kind === parse) {
      const text = textOf(message);
      current = undefined;
      for (const { name } of unwanted.splice(0)) {
        await send(protocol.serialize.close({ type: "S", name }), options);
      }
      if (text === undefined) return send(message, options);
      const { statement, reply } = await parsed(text, options);
      current = statement;
      return reply;
    }
    if (!current) return send(message, options);
    if (kind === describe && isOfStatement(message)) {
      const { name } = current;
      current.described ??= await send(protocol.serialize.describe({ type: "S", name }), options);
      return current.described;
    }
    if (kind !== bind) return send(message, options);
    const statement = current;
    current = undefined;
    // A table may have other columns since: then it is parsed again the next time.
    return send(withName(message, statement.name), options).catch((error: unknown) => {
      forget(statement);
      throw error;
    });
  };

  async function parsed(text: string, options: Parameters<typeof send>[1]) {
    const known = saved.get(text);
    saved.delete(text);
    const statement = known ?? { text, name: `saved_${(made += 1)}` };
    const { name } = statement;
    const reply = known ? [] : await send(protocol.serialize.parse({ name, text }), options);
    saved.set(text, statement);
    const [oldest] = saved.values();
    if (oldest && saved.size > maxStatements) forget(oldest);
    return { statement, reply };
  }

  function forget(statement: Statement) {
    if (saved.delete(statement.text)) unwanted.push(statement);
  }
}

/** The text of a statement without a name and types, as PGlite sends it; undefined of any other. */
function textOf(message: Uint8Array): string | undefined {
  const start = 6;
  const end = message.indexOf(0, start);
  const isPlain = message[start - 1] === 0 && message.length === end + 3;
  const isShort = message.length <= maxBytes;
  return isPlain && isShort && !message[end + 1] && !message[end + 2]
    ? decoder.decode(message.subarray(start, end))
    : undefined;
}

function isOfStatement(message: Uint8Array): boolean {
  return message[5] === "S".charCodeAt(0) && message[6] === 0;
}

/** A message `Bind` of the unnamed statement as one of this name. */
function withName(message: Uint8Array, name: string): Uint8Array {
  const letters = encoder.encode(name);
  const named = new Uint8Array(message.length + letters.length);
  named.set(message.subarray(0, bindHead - 1));
  named.set(letters, bindHead - 1);
  named.set(message.subarray(bindHead - 1), bindHead - 1 + letters.length);
  new DataView(named.buffer).setUint32(1, named.length - 1);
  return named;
}
