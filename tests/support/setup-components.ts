import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { checkNoise, listenToConsole } from "./console-noise";

listenToConsole();
afterEach(checkNoise);
afterEach(cleanup);

// As in vitest.config.ts: a machine under load takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView ??= () => {};
