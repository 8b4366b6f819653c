// Takes the place of modules that a bundle does without.
export {};
