import { useEffect, useState } from "react";
import { getJson } from "@/store/get-json";

type Trends = { trends: { query: string; mine: boolean }[] };

const maxTrends = 8;

// What many look for on the channel; nothing where it can't be had.
export function useTrends(): string[] {
  const [trends, setTrends] = useState<string[]>([]);
  useEffect(() => {
    const end = new AbortController();
    getJson<Trends>("/api/search-trends", {}, end.signal).then(
      (told) => {
        const others = told.trends.filter(({ mine }) => !mine).map(({ query }) => query);
        setTrends(others.slice(0, maxTrends));
      },
      () => {},
    );
    return () => end.abort();
  }, []);
  return trends;
}
