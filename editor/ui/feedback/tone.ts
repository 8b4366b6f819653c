/** Meaning of a color; the shape of the dot repeats it. */
export type Tone = 'ok' | 'warn' | 'bad' | 'plan' | 'draft' | 'private' | 'deprecated' | 'quiet';
