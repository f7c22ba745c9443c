#!/bin/sh
# Runs Examples/SnapshotTests as its users would: unchanged, with a change, accepting it, and in many processes.
#
#   Tests/tools/check_snapshot_tests.sh

set -eu
cd "$(dirname "$0")/../.."

# A copy at the same depth, so that '../..' is this package still. Its build is kept apart: SwiftPM takes what it has
# planned for one package for another's plan.
copy=.build/SnapshotTests
scratch=.build/snapshot-tests
log=.build/snapshot-tests.log
rm -rf "$copy"
mkdir -p "$copy"
(cd Examples/SnapshotTests && tar cf - Package.swift Sources Tests) | tar xf - -C "$copy"
snapshots=$copy/Tests/GroceriesTests/__Snapshots__
screen=$copy/Sources/Groceries/GroceryList.swift
unset CI TABLEMOCKUP_RECORD TABLEMOCKUP_ARTIFACTS

fail() {
    cat "$log" >&2
    printf 'Examples/SnapshotTests: %s\n' "$*" >&2
    exit 1
}

run() { swift test --package-path "$copy" --scratch-path "$scratch" "$@" >"$log" 2>&1; }
passes() { run "$@" || fail "the tests fail: swift test $*"; }
fails() { ! run "$@" || fail "the tests pass, expected a failure: swift test $*"; }
# fails_with NAME=VALUE OPTION…: with a variable in the environment.
fails_with() {
    variable=$1
    shift
    export "$variable"
    fails "$@"
    unset "${variable%%=*}"
}
says() { grep -qF -- "$1" "$log" || fail "the output does not say: $1"; }
is_same() { diff -r "$1" "$2" >>"$log" || fail "$1 and $2 are not the same"; }

passes
says "Executed 3 tests, with 0 failures"
says "Test run with 3 tests in 1 suite passed"
is_same Examples/SnapshotTests/Tests/GroceriesTests/__Snapshots__ "$snapshots"
passes --skip-build --parallel

# A change is explained, and touches no snapshot.
sed -i.orig 's/NavigationBar("Groceries")/NavigationBar("Shopping")/' "$screen"
rm "$screen.orig"
attachments=$PWD/.build/snapshot-tests-attachments
rm -rf "$attachments"
mkdir "$attachments"
fails_with TABLEMOCKUP_ARTIFACTS="$attachments/artifacts" --attachments-path "$attachments"
says "GroceryListTests.swift:10: error: GroceryListTests.testLight : failed - GroceryListTests/testLight (different): "
says "at GroceryListSuite.swift:10:21"
says "is 'Shopping', was 'Groceries'"
says "TABLEMOCKUP_RECORD=failed swift test --filter '\\btestLight\\b'"
is_same Examples/SnapshotTests/Tests/GroceriesTests/__Snapshots__ "$snapshots"
for picture in buying.2.before buying.2.after buying.2.difference appearance.dark.after; do
    [ -s "$attachments/$picture.png" ] || fail "$picture.png is not attached"
done
for picture in GroceryListTests/testLight.after GroceryListSuite/nothingToBuy.difference; do
    [ -s "$attachments/artifacts/GroceriesTests/$picture.png" ] || fail "$picture.png is not kept"
done

# The advice works, for what it names and nothing else; recording fails, and the next run passes.
fails_with TABLEMOCKUP_RECORD=failed --skip-build --filter '\btestLight\b'
says "GroceryListTests/testLight was recorded: "
passes --skip-build --filter '\btestLight\b'
fails --skip-build --filter '\btestDark\b'
fails_with TABLEMOCKUP_RECORD=failed --skip-build
says "GroceryListSuite/appearance.dark was recorded: "
passes --skip-build

# Processes that record side by side write what one would.
mv "$snapshots" "$copy/recorded"
fails_with CI=true --skip-build
says "GroceryListTests/testLight is missing"
[ ! -e "$snapshots" ] || fail "something was recorded in CI"
fails --skip-build --parallel
is_same "$copy/recorded" "$snapshots"
passes --skip-build --parallel

printf 'Examples/SnapshotTests: passes, explains, records\n'
