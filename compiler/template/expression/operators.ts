/** Name in messages and debug output, precedence and associativity of an operator. */
export interface Operator {
  readonly description: string;
  /** Higher binds tighter (language reference 10.3). */
  readonly precedence: number;
  readonly isRightAssociative: boolean;
  readonly operands: 1 | 2;
}

export const BINARY_OPERATORS: Readonly<Record<string, Operator>> = {
  '**': { description: 'exponent', precedence: 16, isRightAssociative: true, operands: 2 },
  '*': left('multiply', 15),
  '/': left('divide', 15),
  '%': left('modulus', 15),
  '+': left('add', 14),
  '-': left('subtract', 14),
  '<<': left('left shift', 13),
  '>>': left('right shift', 13),
  '<': left('less than', 12),
  '>': left('greater than', 12),
  '<=': left('less than or equal', 12),
  '>=': left('greater than or equal', 12),
  '==': left('equality', 11),
  '!=': left('inequality', 11),
  '===': left('strict equality', 11),
  '!==': left('strict inequality', 11),
  '&': left('bitwise and', 10),
  '^': left('bitwise xor', 9),
  '|': left('bitwise or', 8),
  '&&': left('logical and', 7),
  '||': left('logical or', 6),
  '=': { description: 'assign', precedence: 3, isRightAssociative: true, operands: 2 },
};

export const UNARY_OPERATORS: Readonly<Record<string, Operator>> = {
  '+': unary('unary plus'),
  '-': unary('unary minus'),
  '!': unary('logical not'),
  '~': unary('bitwise not'),
};

function left(description: string, precedence: number): Operator {
  return { description, precedence, isRightAssociative: false, operands: 2 };
}

function unary(description: string): Operator {
  return { description, precedence: 17, isRightAssociative: true, operands: 1 };
}
