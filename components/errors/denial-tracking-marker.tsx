import type { FailureDisplay } from "@/lib/failures/failure-displays";

// Read by the tracker, where the viewer allows it.
export function DenialTrackingMarker({ as }: { as: FailureDisplay["refused"] }) {
  return as && <span hidden data-refused={as} />;
}
