/** The cost of a response, the cheapest first. `outside` waits for a third party's server. */
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
 * How often a call may be made: `points` in `windowS` seconds. `by` says whose calls are counted together: those of a
 * viewer, of the account that somebody tries to enter, of a network, or about one subject, which the route names.
 * `in` says who shares the count: all processes of a database, or each process by itself.
 */
export type CallLimit = {
  by: "viewer" | "account" | "network" | "subject";
  points: number;
  windowS: number;
  in: "database" | "process";
};

/**
 * The body of a call, `bytes` at most. `as` says how its texts are checked: all texts of JSON and forms before the
 * route runs; texts of `items` by the route's schema, so that one bad item does not refuse the others. `signed`
 * bodies are trusted because of their signature.
 */
export type BodyRule = { bytes: number; as: "json" | "form" | "items" | "signed" };

/** The rule that every route must declare: docs/security.md SE-172. */
export type CallRule<Name extends string> = {
  cost: CallCost;
  /** Names of limits; without any, the reason why none is needed. */
  limits: readonly [Name, ...Name[]] | { none: string };
  /** Absent: the body is not read, and a body above 1,024 bytes is refused. */
  body?: BodyRule;
};

/** The names of the limits of a rule. */
export function getRateLimitNames<Name extends string>({
  limits,
}: CallRule<Name>): readonly Name[] {
  return "none" in limits ? [] : limits;
}
