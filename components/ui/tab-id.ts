// The id of a tab, which its panel names.
export const tabId = (ids: string, tab: string | undefined) => `${ids}-${tab}`;
