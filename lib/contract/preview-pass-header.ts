/** The header by which the site shows a preview link to the provider: docs/provider-api.md PA-280. */
export const previewPassHeader = "x-preview-pass";

/** The parameter of a preview link with its pass. docs/behaviour.md BE-340 */
export const previewLinkParam = "preview";

/** The query, beside `access_token`, by which the console changes the viewer of a browser: docs/security.md SE-146. */
export const switchViewerParam = "switch_viewer";
