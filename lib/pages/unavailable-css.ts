/** The style of the document of 503, as that of the error screens; colours, faces and radius are the brand's (`themeCss`). */
export const unavailableCss = `
*{box-sizing:border-box;margin:0}
body{display:grid;grid-template-rows:auto 1fr;min-block-size:100svh;padding:clamp(1rem,4vw,3.5rem);background:var(--color-bg);color:var(--color-text);font:400 1rem/1.55 var(--font-text)}
main{display:grid;gap:1rem;place-content:center;justify-items:center;text-align:center}
a{color:inherit;text-decoration:none}
header a,h1,.code{font-family:var(--font-display);font-weight:var(--display-weight);letter-spacing:var(--display-tracking);line-height:var(--display-leading)}
header a,h1{text-transform:var(--display-case)}
header a{font-size:calc(1.375rem*var(--display-scale))}
.code{font-size:clamp(6rem,4rem + 16vw,15rem);line-height:.86;letter-spacing:.01em;color:var(--color-accent);font-variant-numeric:lining-nums}
h1{font-size:calc(clamp(2rem,5vw,3.5rem)*var(--display-scale));overflow-wrap:anywhere;text-wrap:balance}
p{max-inline-size:46ch;color:var(--color-text-muted);text-wrap:balance}
.actions{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-block-start:1rem}
.actions a{padding:.75rem 1.5rem;border:1px solid var(--color-hairline);border-radius:calc(var(--brand-radius)*2.2);color:var(--color-text);font-weight:600}
.actions .primary{border-color:transparent;background:var(--color-primary);color:var(--color-on-primary)}
:focus-visible{outline:2px solid var(--color-text);outline-offset:3px}
`;
