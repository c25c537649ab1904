/** What answering costs, the cheapest first. `outside` waits for somebody else's server. */
export type CallCost =
  | "constant"
  | "file"
  | "read"
  | "write"
  | "search"
  | "hash"
  | "render"
  | "outside";

/**
 * How often something may be called: `points` in `windowS` seconds. `by` is whose calls are added up: a viewer's, an
 * account's that somebody tries to enter, a network's, or those about one subject, which the route names. `in` says
 * who agrees on the number: all processes of a database, or each process alone.
 */
export type CallLimit = {
  by: "viewer" | "account" | "network" | "subject";
  points: number;
  windowS: number;
  in: "database" | "process";
};

/**
 * The body of a call, `bytes` at most. `as` says how its texts are checked: of JSON and forms all of them before the
 * route runs, of `items` each by the route's own schema, so that one bad item does not refuse the others. `signed`
 * bodies are believed by their signature.
 */
export type BodyRule = { bytes: number; as: "json" | "form" | "items" | "signed" };

/** What a route declares of itself, or nobody may call it: docs/security.md SE-172. */
export type CallRule<Name extends string> = {
  cost: CallCost;
  /** Names of limits; without any, the reason why none is needed. */
  limits: readonly [Name, ...Name[]] | { none: string };
  /** Absent: a body is not read, and refused above 1,024 bytes. */
  body?: BodyRule;
};

/** The names of the limits of a rule. */
export function limitsOfRule<Name extends string>({ limits }: CallRule<Name>): readonly Name[] {
  return "none" in limits ? [] : limits;
}
