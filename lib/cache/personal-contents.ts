import { LRUCache } from "lru-cache";
import { processWide } from "../process-wide.ts";

const bytes = 1_000_000;

const unshared = () =>
  processWide(
    "cache.unshared",
    () =>
      new LRUCache<string, true>({
        maxSize: bytes,
        sizeCalculation: (_, key) => 100 + 2 * key.length,
      }),
  );

/** True for a content whose latest response was for one viewer only. */
export function isPersonalContent(key: string): boolean {
  return unshared().get(key) === true;
}

/** Notes whether the latest response of a content was for one viewer only. */
export function recordPersonalContent(key: string, isPersonal: boolean): void {
  if (isPersonal) unshared().set(key, true);
  else unshared().delete(key);
}

/** Forgets everything; for tests, and when the embedded provider starts afresh. */
export function forgetPersonalContents(): void {
  unshared().clear();
}
