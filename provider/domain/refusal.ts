/** An answer that is not 2xx: contract.md, Errors. `status` is both the HTTP status and `statusCode`. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422;
  readonly detail: string | undefined;

  constructor(status: Refusal["status"], message: string, detail?: string) {
    super(message);
    this.status = status;
    this.detail = detail;
  }
}

/** 404 in words: `notFound("page", "about")`. */
export function notFound(what: string, name: string): Refusal {
  return new Refusal(404, "Page not found", `There is no ${what} "${name}".`);
}

/** The value, or the refusal thrown when it isn't there. */
export function orNotFound<T>(value: T | undefined, what: string, name: string): T {
  if (value === undefined) throw notFound(what, name);
  return value;
}
