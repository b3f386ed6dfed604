/** A failure whose message is one sentence for the person at the terminal: shown without a stack. */
export class Problem extends Error {}
