import { configureGlobal } from "fast-check";

/** One seed: what a property finds is to be found by looking for it (`PROPERTY_SEED=7`), and not by who changes something else. */
configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1) });
