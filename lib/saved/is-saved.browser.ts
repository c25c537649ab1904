/** True for a page that the browser had saved, and shows because no answer came: docs/behaviour.md BE-354. */
export const isSaved = () => "saved" in document.documentElement.dataset;
