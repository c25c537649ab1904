import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { createNotFoundError } from "../../domain/http-error.ts";
import { adminPath } from "./admin-path.ts";
import { getAdminOpenApiDocument } from "./openapi-document.ts";

const docsPath = `${adminPath}/docs`;
const specificationPath = `${adminPath}/openapi.json`;
const rendererFolder = dirname(
  createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"),
);
const rendererFiles: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css",
  "swagger-ui-bundle.js": "text/javascript",
};

/** Nothing of another host is loaded or called; the renderer sets styles of its elements. docs/security.md SE-227 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const startScript = `SwaggerUIBundle({
  url: ${JSON.stringify(specificationPath)},
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  validatorUrl: null,
});
`;

/** The description of the admin API, and its pages by Swagger UI: docs/admin-api.md AA-3. */
export function referencePages(): Hono {
  const routes = new Hono();
  routes.get(specificationPath, (context) => {
    context.header("Cache-Control", "public, max-age=300");
    return context.json(getAdminOpenApiDocument());
  });
  routes.get(docsPath, (context) => {
    context.header("Content-Security-Policy", policy);
    context.header("Cache-Control", "public, max-age=300");
    return context.html(renderReferencePage());
  });
  routes.get(`${docsPath}/:file`, (context) => sendFile(context, context.req.param("file")));
  return routes;
}

function renderReferencePage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Marquee admin API</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${docsPath}/swagger-ui.css" />
        <script defer src="${docsPath}/swagger-ui-bundle.js"></script>
        <script defer src="${docsPath}/start.js"></script>
      </head>
      <body>
        <div id="reference"></div>
        <noscript><a href="${specificationPath}">The OpenAPI description</a></noscript>
      </body>
    </html>`;
}

async function sendFile(context: Context, name: string): Promise<Response> {
  context.header("Cache-Control", "public, max-age=300");
  context.header("X-Content-Type-Options", "nosniff");
  if (name === "start.js") {
    return context.body(startScript, 200, { "Content-Type": "text/javascript" });
  }
  const type = Object.hasOwn(rendererFiles, name) ? rendererFiles[name] : undefined;
  if (type === undefined) throw createNotFoundError("file", name);
  const content = await readFile(join(rendererFolder, name));
  return context.body(new Uint8Array(content), 200, { "Content-Type": type });
}
