type Count = { value: string; count: number };

/** How many contents have each value of what may be filtered by: docs/provider-api.md PA-212. */
export type FacetResponse = {
  param: "stream_state" | "metadata.topic" | "metadata.length";
  values: Count[];
};

const lengths = ["short", "medium", "long"];

/** The facets that have values; lengths in their order, all others by their counts. */
export function createFacetResponses(
  counts: Record<"stream_state" | "topic" | "length", Count[] | null>,
): FacetResponse[] {
  const length = (counts.length ?? []).toSorted(
    (one, other) => lengths.indexOf(one.value) - lengths.indexOf(other.value),
  );
  const all: FacetResponse[] = [
    { param: "stream_state", values: counts.stream_state ?? [] },
    { param: "metadata.topic", values: counts.topic ?? [] },
    { param: "metadata.length", values: length },
  ];
  return all.filter(({ values }) => values.length > 0);
}
