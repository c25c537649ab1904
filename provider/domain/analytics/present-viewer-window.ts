/** A viewer with an event within this time counts as present. */
export const presentViewerWindowMs = 5 * 60 * 1000;
