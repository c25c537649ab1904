import { expect, test } from "vitest";
import { receiveClientErrors } from "../../../lib/api/receive-client-errors.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider } = useTinyProvider();

// docs/security.md SE-140
test.each(["GET", "POST", "DELETE"])(
  "without CLIENT_ERRORS %s is 404 and reads no body",
  async (method) => {
    const headers = { host: "tiny.localhost", "sec-fetch-site": "same-origin" };
    const read = () => Promise.reject(new Error("It was read."));
    expect((await receiveClientErrors(method, new Headers(headers), read)).status).toBe(404);
    expect(provider().requestedPaths).toEqual([]);
  },
);
