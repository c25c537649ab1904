"use client";

import { type ReactNode, useState } from "react";
import { Provider } from "react-redux";
import { makeStore } from "./make-store";

/** Gives one store to everything below; made on first render, on server and in the browser alike. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(makeStore);
  return <Provider store={store}>{children}</Provider>;
}
