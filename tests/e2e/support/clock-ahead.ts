/** Preloaded into a site under test: each SIGUSR2 advances both clocks by an hour. */
const hour = 3_600_000;
const date = Date.now;
const monotonic = performance.now.bind(performance);
let ahead = 0;

Date.now = () => date() + ahead;
performance.now = () => monotonic() + ahead;
process.on("SIGUSR2", () => {
  ahead += hour;
  process.stdout.write("an hour later\n");
});
