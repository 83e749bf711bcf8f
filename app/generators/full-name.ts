/** The name of what somebody became, kind first: "Arctic Fox". */
export function fullName({ name, subName }: { name: string; subName: string }): string {
  return subName ? `${subName} ${name}` : name;
}
