import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { checkNoise, listenToConsole } from "./console-noise";

listenToConsole();
afterEach(checkNoise);
afterEach(cleanup);

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView ??= () => {};
