/** Supervises the services that its argument lists, as `npm start` does site and provider. */
import { superviseService } from "../../../scripts/lib/supervise-services.mjs";

const services = JSON.parse(process.argv[2] ?? "[]");
const well = await Promise.all(services.map(superviseService));
if (well.every(Boolean)) process.stdout.write("all are well\n");
