import { useSyncExternalStore } from "react";

const { pushState } = History.prototype;
History.prototype.pushState = function push(...state) {
  pushState.apply(this, state);
  dispatchEvent(new Event("pushed"));
};

const subscribe = (changed: () => void) => {
  addEventListener("pushed", changed);
  addEventListener("popstate", changed);
  return () => {
    removeEventListener("pushed", changed);
    removeEventListener("popstate", changed);
  };
};

const search = () => location.search;
const path = () => location.pathname;

/** A mock of the router's hook, as far as searches read it. */
export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, search, search));
}

/** A mock of the router's hook, as far as the header reads it. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, path, path);
}
