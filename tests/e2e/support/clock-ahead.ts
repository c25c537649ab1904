/** Preloaded into a site under test: each SIGUSR2 makes an hour pass at once. */
const hour = 3_600_000;
const real = Date.now;
let ahead = 0;

Date.now = () => real() + ahead;
process.on("SIGUSR2", () => {
  ahead += hour;
  process.stdout.write("an hour later\n");
});
