/** Preloaded into a provider: a body `{"fail":"throw"}` or `{"fail":"reject"}` causes an uncaught exception or an unhandled rejection. */
import { setImmediate } from "node:timers";

const parse = JSON.parse;

JSON.parse = (text, reviver) => {
  const value = parse(text, reviver);
  if (value?.fail === "reject") void Promise.reject(new Error("let go"));
  if (value?.fail === "throw") {
    setImmediate(() => {
      throw new Error("not caught");
    });
  }
  return value;
};
