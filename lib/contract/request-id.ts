/** The header with a request's id, on requests, responses and calls of the provider. */
export const requestIdHeader = "X-Request-Id";

/** The syntax of an id: docs/provider-api.md PA-19. */
export const requestIdSyntax = /^[A-Za-z0-9_-]{8,64}$/;
