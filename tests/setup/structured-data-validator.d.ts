/** The parts of the validator that `structured-data.ts` uses; it comes without types. */
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    constructor(vocabulary: { "@graph": object[] });
    validate(data: {
      jsonld: Record<string, object[]>;
    }): Promise<{ severity: string; issueMessage: string }[]>;
  }
}
