/** The style of the page without a network; colours, faces and radius are the brand's (`themeCss`). */
export const offlineCss = `
*{box-sizing:border-box;margin:0}
body{min-block-size:100svh;padding:clamp(1rem,4vw,3.5rem);background:var(--color-bg);color:var(--color-text);font:400 1rem/1.55 var(--font-text)}
header{margin-block-end:clamp(2.5rem,9vh,6rem)}
a{color:inherit;text-decoration:none}
header a,h1,h2{font-family:var(--font-display);font-weight:var(--display-weight);letter-spacing:var(--display-tracking);text-transform:var(--display-case);line-height:var(--display-leading)}
header a{font-size:calc(1.375rem*var(--display-scale))}
h1{font-size:calc(clamp(2.25rem,6vw,4.5rem)*var(--display-scale));text-wrap:balance}
h2{font-size:calc(1.375rem*var(--display-scale));margin-block:3rem 1rem}
p{max-inline-size:46ch;margin-block-start:1rem;color:var(--color-text-muted)}
button{margin-block-start:1.75rem;padding:.75rem 1.5rem;border:0;border-radius:calc(var(--brand-radius)*2.2);background:var(--color-primary);color:var(--color-on-primary);font:600 1rem var(--font-text);cursor:pointer}
:focus-visible{outline:2px solid var(--color-text);outline-offset:3px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:1.5rem 1.125rem;padding:0;list-style:none}
li a{display:grid;gap:.625rem;font-weight:var(--title-weight);line-height:1.3;overflow-wrap:anywhere}
li a:hover{text-decoration:underline 1px;text-underline-offset:.25em}
li span{aspect-ratio:16/9;overflow:hidden;border-radius:var(--brand-radius);background:var(--color-surface)}
img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
[hidden]{display:none}
`;
