/** Sends the form of an invitation to the API and shows what is wrong with it. */
const form = document.querySelector("form");

form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  if (!button || button.disabled) return;
  button.disabled = true;
  const problem = await send().catch(() => "The provider did not respond. Try again.");
  button.disabled = false;
  if (problem === undefined) showEnd();
  else showProblem(problem);
});

/** @returns {Promise<string | undefined>} what is wrong */
async function send() {
  const response = await fetch(location.pathname, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(Object.fromEntries(new FormData(form ?? undefined))),
  });
  if (response.ok) return undefined;
  const { title, detail, errors = [] } = await response.json();
  for (const { pointer = "" } of errors) {
    form
      ?.querySelector(`[name="${CSS.escape(pointer.replace("#/", ""))}"]`)
      ?.setAttribute("aria-invalid", "true");
  }
  return (
    errors.map((/** @type {{ detail: string }} */ error) => error.detail).join(" ") ||
    detail ||
    title
  );
}

/** @param {string} text */
function showProblem(text) {
  const alert = form?.querySelector("[role=alert]");
  if (!(alert instanceof HTMLElement)) return;
  alert.hidden = false;
  alert.textContent = text;
  const invalid = form?.querySelector("[aria-invalid]");
  if (invalid instanceof HTMLElement) invalid.focus();
}

function showEnd() {
  const end = document.querySelector("section");
  if (!form || !end) return;
  form.hidden = true;
  end.hidden = false;
  end.focus();
}

form?.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLElement) target.removeAttribute("aria-invalid");
});
