/** The header that carries a request's id, on requests, answers and calls to the provider. */
export const requestIdName = "X-Request-Id";

/** What an id looks like: docs/provider-api.md PA-19. */
export const requestIdSyntax = /^[A-Za-z0-9_-]{8,64}$/;
