import type { FailureRow } from "@/lib/failures/failures";

// Read by the tracker, where the viewer allows it.
export function RefusedMarker({ as }: { as: FailureRow["refused"] }) {
  return as && <span hidden data-refused={as} />;
}
