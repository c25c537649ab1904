import { searchPath } from "@/lib/urls/search";
import { follow } from "../links/follow";

export function startSearch(query: string): void {
  follow(searchPath({ q: query }));
}
