import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hostileCatalogue, hostileItem, structuralFields } from "./catalogue.ts";
import { isLeaf, type JsonPath, pathsOf, replaceAt } from "./replace.ts";
import { hostileValues } from "./values.ts";

const usual = hostileCatalogue("usual", "http://usual.localhost/film.m3u8");
/** The responses of a channel, by the path after `/ch/{channel}`. */
export const hostileResponses = Object.keys(usual);
/** The fields of each response. */
export const fieldsOfResponse = hostileResponses.map((name) => pathsOf(usual[name]));
/** The fields of an item of a row. */
export const itemFields = pathsOf(hostileItem);

/** The channel in which one field of one response has one hostile value. */
export const oneReplaced = (response: number, field: number, value: number) =>
  `one-${response}-${field}-${value}`;
/** The channel in whose rows an item has each of the hostile values in one field. */
export const itemsReplaced = (field: number) => `items-${field}`;
/** The channel in which every field that need not be there has another hostile value; `shift` chooses which. */
export const allReplaced = (shift: number) => `all-${shift}`;

export type HostileProvider = { url: string; close: () => Promise<void> };

/** A provider with a channel for each way in which a catalogue can be hostile. */
export async function startHostileProvider(): Promise<HostileProvider> {
  const server = createServer((request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    if (path.endsWith(".m3u8")) {
      response.writeHead(404, { "access-control-allow-origin": "*" });
      response.end();
      return;
    }
    const [, channel = "", rest = ""] = /^\/ch\/([^/]+)(.*)$/.exec(path) ?? [];
    const body = responseOf(channel, rest, `http://${request.headers.host}/film.m3u8`);
    const status = body === undefined ? 404 : 200;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? { statusCode: 404, message: "Not here." }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The body of a response of a channel; undefined for what there is not. */
export function responseOf(channel: string, rest: string, film: string): unknown {
  const body = hostileCatalogue(channel, film)[rest];
  if (body === undefined) return undefined;
  const [kind, ...numbers] = channel.split("-");
  const [first = 0, field = 0, value = 0] = numbers.map(Number);
  if (kind === "one") return withOne(body, rest, { response: first, field, value });
  if (kind === "items") return withItems(body, first);
  return kind === "all" ? withAll(body, first) : body;
}

type FieldPosition = { response: number; field: number; value: number };

function withOne(body: unknown, rest: string, { response, field, value }: FieldPosition): unknown {
  const path = fieldsOfResponse[response]?.[field];
  const isMeant = hostileResponses[response] === rest && path;
  return isMeant ? replaceAt(body, path, hostileValues[value]?.[1]) : body;
}

function withItems(body: unknown, field: number): unknown {
  const path = itemFields[field] ?? [];
  if (!isWithItems(body)) return body;
  const data = hostileValues.map(([, value], at) =>
    replaceAt({ ...hostileItem, token: `film-${at}` }, path, value),
  );
  return { ...body, data, paging: { page: 1, total_items: data.length } };
}

function isWithItems(body: unknown): body is { facets: unknown } {
  return typeof body === "object" && body !== null && "facets" in body;
}

function withAll(body: unknown, shift: number): unknown {
  return pathsOf(body)
    .filter((path) => isLeaf(body, path) && !isStructural(path) && !isOwnerCode(path))
    .reduce((changed, path, at) => {
      const value = hostileValues[(7 * at + shift) % hostileValues.length]?.[1];
      return replaceAt(changed, path, value);
    }, body);
}

/** Fields without which no page is rendered. */
function isStructural(path: JsonPath): boolean {
  const name = path.at(-1);
  return structuralFields.has(String(name)) || (name === "name" && path.length === 1);
}

/** The owner's own code may run scripts, so a script in it is no fault. */
function isOwnerCode(path: JsonPath): boolean {
  return path.at(-2) === "customCode";
}
