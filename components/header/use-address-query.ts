import { usePathname, useSearchParams } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import { setSearchFieldText } from "../search-box/search-field-text";

// The text of the search whose results are shown, which the field of the header has too; empty on other pages. The
// field follows each change of page and search, also back and forward, but not while it is in use.
export function useAddressQuery(field: RefObject<HTMLInputElement | null>): string {
  const path = usePathname();
  const params = String(useSearchParams());
  const query = path === "/search" ? shownQuery(new URLSearchParams(params)) : "";
  const place = `${path} ${query}`;
  // At the start the field has it from the server, or what was typed before hydration.
  const filledFor = useRef(place);
  useEffect(() => {
    if (filledFor.current === place) return;
    filledFor.current = place;
    if (document.activeElement !== field.current) setSearchFieldText(field.current, query);
  }, [field, place, query]);
  return query;
}

function shownQuery(params: URLSearchParams): string {
  const text = params.get("display_search")?.trim() || params.get("q") || "";
  return text.replaceAll(/\s+/g, " ").trim();
}
