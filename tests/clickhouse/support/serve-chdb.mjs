/**
 * ClickHouse's HTTP interface before chdb, ClickHouse's engine in a process: `node serve-chdb.mjs {folder of chdb}`.
 * Passes the client's statements on to the engine unchanged. Prints its port.
 */
import { createRequire } from "node:module";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const { Session } = createRequire(join(process.argv[2] ?? "", "index.js"))("chdb");
const session = new Session();
const notSettings = new Set(["query", "query_id", "database", "session_id", "role"]);
const escapes = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", 0: "\0" };

const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? "/", "http://localhost");
  const body = await text(request);
  try {
    const result = runQuery(searchParams, body);
    response.end(result);
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    const [, code = "1"] = /Code: (\d+)/.exec(message) ?? [];
    response.writeHead(500, { "X-ClickHouse-Exception-Code": code }).end(message);
  }
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);
});
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => {
  session.close();
  process.exit();
});

/**
 * @param {URLSearchParams} query
 * @param {string} body
 */
function runQuery(query, body) {
  const statement = query.get("query");
  const settings = [...query].filter(
    ([name]) => !notSettings.has(name) && !name.startsWith("param_"),
  );
  const assignments = settings.map(
    ([name, value]) => `${name} = ${/^\d+$/.test(value) ? value : `'${value}'`}`,
  );
  const sql = statement ? `${withSettings(statement, assignments)}\n${body}` : body;
  const params = [...query].filter(([name]) => name.startsWith("param_"));
  if (params.length === 0) return session.query(sql);
  return session.queryBind(
    sql,
    Object.fromEntries(
      params.map(([name, value]) => [name.slice("param_".length), unescaped(value)]),
    ),
  );
}

/**
 * @param {string} insert
 * @param {string[]} settings
 */
function withSettings(insert, settings) {
  if (settings.length === 0) return insert;
  return insert.replace(/ FORMAT /, ` SETTINGS ${settings.join(", ")} FORMAT `);
}

/**
 * Decodes values that ClickHouse's client writes as tab-separated text.
 * @param {string} value
 */
function unescaped(value) {
  return value.replaceAll(/\\(.)/gs, (_, letter) => escapes[letter] ?? letter);
}
