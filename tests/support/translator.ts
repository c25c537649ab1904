/**
 * Does to a page what a browser's translator does, for as long as the page is open: each text, also a later or a changed one, is
 * replaced by another text in two `<font>`. Returns a function that ends it. It is also run in the pages of browser tests, so it
 * uses nothing around it.
 */
export function translatePage(): () => void {
  const left = "script, style, noscript, textarea, title, font, [translate=no]";
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest(left) || !text.data.trim()) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapIn = (root: Node) => {
    if (root instanceof Text) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const translate = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") wrapIn(target);
      else addedNodes.forEach(wrapIn);
    }
  };
  const observer = new MutationObserver(translate);
  wrapIn(document);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
