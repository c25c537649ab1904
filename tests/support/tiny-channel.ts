/** The data of another channel of the tiny provider, with the fields that a test overrides. */
export function aTinyChannel(token: string, more: object = {}) {
  return {
    token,
    name: token,
    channel_id: token,
    url: token,
    origin: `http://${token}.localhost`,
    mode: "live",
    header: { title: `${token} channel` },
    settings: { main: {}, viewers: { subscriptionType: "none" } },
    page: { token: "front", style: {} },
    ...more,
  };
}
