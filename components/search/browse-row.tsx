import { useEffect, useState } from "react";
import type { SectionView } from "@/lib/sections/section-view";
import { isInWebView } from "@/lib/urls/paths";
import { getJson } from "@/store/get-json";
import { SectionList } from "../sections/section-list";
import { useText } from "../text-provider";

type Told = { pageId: string; section: SectionView | null };
type Browse = { pageId: string; data: string };

// A row of the channel's own page, for who has found nothing; the server's own, or else asked for.
export function BrowseRow({ given }: { given: string | undefined }) {
  const { locale } = useText();
  const [row, setRow] = useState(() =>
    given === undefined ? undefined : browseOf(JSON.parse(given)),
  );
  useEffect(() => {
    if (given !== undefined) return undefined;
    const end = new AbortController();
    const mobile = isInWebView(location.pathname) ? 1 : undefined;
    getJson<Told>("/api/browse-row", { mobile }, end.signal).then(
      (told) => setRow(browseOf(told)),
      () => {},
    );
    return () => end.abort();
  }, [given]);
  if (!row) return null;
  return <SectionList {...row} pageKey={`browse.${row.pageId}.${locale}`} variant="split" />;
}

function browseOf({ pageId, section }: Told): Browse | undefined {
  return section ? { pageId, data: JSON.stringify([section]) } : undefined;
}
