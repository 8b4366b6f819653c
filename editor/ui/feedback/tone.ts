/** What a colour says; the shape of its dot says it too. */
export type Tone = 'ok' | 'warn' | 'bad' | 'plan' | 'draft' | 'private' | 'deprecated' | 'quiet';
