import { useRef, useState } from "react";
import type { Paging } from "@/lib/contract/sections";

export type PagedResponse<T> = { data: T[]; paging: Paging };

// A list that comes in pages; `first` is undefined where it could not be had.
export function usePagedList<T extends { id: string }>(
  getPage: (page: number) => Promise<PagedResponse<T>>,
  first: PagedResponse<T> | undefined,
) {
  const [pages, setPages] = useState(first ? [first] : []);
  const [status, setStatus] = useState<"idle" | "busy" | "lost">(first ? "idle" : "lost");
  const running = useRef(false);
  const items = pages.flatMap(({ data }) => data);
  const load = async () => {
    if (running.current) return;
    running.current = true;
    setStatus("busy");
    try {
      const next = await getPage(pages.length + 1);
      setPages((known) => [...known, next]);
      setStatus("idle");
    } catch {
      setStatus("lost");
    } finally {
      running.current = false;
    }
  };
  const { total_items: total } = pages.at(-1)?.paging ?? { total_items: 0 };
  const isEnd = pages.at(-1)?.data.length === 0;
  return { items: distinct(items), status, load, hasMore: !isEnd && items.length < total };
}

// What was bought meanwhile moves the pages on.
function distinct<T extends { id: string }>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
