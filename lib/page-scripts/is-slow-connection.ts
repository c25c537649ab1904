/** Whether the browser reports a connection on which a first visit loads no fonts (decision 11). */
export function isSlowConnection(): boolean {
  const { connection } = navigator;
  if (!connection) return false;
  return connection.saveData || connection.downlink < 4 || connection.rtt > 250;
}
