/** Checks that a port is free before anything is started on it. */
import { createServer } from "node:net";
import { exitWithMessage } from "./print-steps.mjs";

/**
 * Ends the process with one line when the port is taken: `requireFreePort(3000, "127.0.0.1", "PORT")`.
 * @param {number} port
 * @param {string} host
 * @param {string} variable
 */
export async function requireFreePort(port, host, variable) {
  const reason = await findPortProblem(port, host);
  if (reason === "EADDRINUSE") {
    exitWithMessage(
      `Port ${port} is taken: stop what listens there, or set ${variable} to another port.`,
    );
  }
  if (reason)
    exitWithMessage(`Port ${port} on ${host} cannot be used (${reason}): set ${variable}.`);
}

/**
 * Undefined where a port is free, else the code of what is in the way: `"EADDRINUSE"`.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
export function findPortProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * A port number from a variable; ends the process with one line when it is none.
 * @param {string} variable
 * @param {number} otherwise
 */
export function readPortVariable(variable, otherwise) {
  const text = process.env[variable] || String(otherwise);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    exitWithMessage(`${variable} is "${text}": expected a port from 1 to 65535.`);
  }
  return port;
}
