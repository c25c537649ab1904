type Planned = {
  start_time?: number | undefined;
  end_time?: number | undefined;
  duration_s?: number | undefined;
};

/**
 * How long an event is meant to take, in seconds: until its `end_time`, else its `duration_s`. Undefined where neither
 * says so: an end before the start does not count. docs/behaviour.md BE-431.
 */
export function calculatePlannedEventLengthS({
  start_time: start,
  end_time: end,
  duration_s: duration,
}: Planned) {
  if (start !== undefined && end !== undefined && end > start) return (end - start) / 1_000;
  return duration || undefined;
}
