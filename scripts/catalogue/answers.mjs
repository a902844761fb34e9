/** How calling a value of a type answers when it does so later: with a `promise`, or piece by piece as a `stream`. */
export function answersOf(type, checker) {
  const answers = checker
    .getNonNullableType(type)
    .getCallSignatures()
    .map((signature) => checker.typeToString(checker.getReturnTypeOfSignature(signature)));
  if (answers.some((answer) => /^(AsyncIterable|AsyncGenerator)</.test(answer))) return 'stream';
  return answers.some((answer) => answer.includes('Promise<')) ? 'promise' : undefined;
}
