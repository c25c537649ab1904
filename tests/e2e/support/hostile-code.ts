/** A program that tells that it ran, by a name. */
export const ran = (name: string) => `(self.ran ??= []).push("${name}")`;

const header = (cdn: string, other: string) => `
  <meta name="owner-verification" content="yes">
  <meta http-equiv="refresh" content="0;url=/pages/about?refreshed">
  <base href="https://evil.example/">
  <script>${ran("header")}; var late = "</scripts>";</script>
  <script src="http://${cdn}/named.js"></script>
  <script async crossorigin="anonymous" src="http://${cdn}/early.js"></script>
  <script>
    const later = document.createElement("script");
    later.src = "http://${other}/unnamed.js";
    document.head.append(later);
  </script>
  <title>Mine</title></head><body onload="${ran("onload")}">`;
const footer = `
  </main></div></body></html>
  <img src="/missing.png" onerror='${ran("onerror")}'>
  <button id="owner" onclick='${ran("onclick")}'>Owner</button>
  <a href="javascript:${ran("link")}">link</a>
  <iframe srcdoc="<script>parent.${ran("frame")}</script>"></iframe>
  <svg><script>${ran("svg")}</script></svg>
  <form action="/api/sections"><input name="password"></form>
  <script>${ran("footer")}; document.querySelector("#owner").dataset.seen = "yes";</script>
  <script>this is no program</script>
  <!-- <script>${ran("comment")}</script> -->
  <div><div><p>
  <script>var swallows = "<!--<script>";</script><p>`;

/** A style sheet that would leave its element. */
export const hostileCss = `
  body { outline: 3px solid rgb(1, 2, 3) }
  </style><script>${ran("style")}</script><style>
  p::after { content: "</style><img src=x onerror='${ran("style-image")}'>" `;

/** Custom code of an owner who went too far; of the two hosts, the page names the first alone. */
export function hostileCode(cdn: string, other: string) {
  return { header: header(cdn, other), footer, hosts: ["'unsafe-inline'", "*"] };
}
